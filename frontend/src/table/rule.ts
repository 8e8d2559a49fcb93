/** A rule's sentence without the ids in its references, which are for the rules index. */
export function ruleWords(rule: string): string {
  return rule.replace(/,? ?\b[BT]-[A-Z]{2,4}-\d+\b/g, '').replace(/\(\s*\)/g, '')
}
