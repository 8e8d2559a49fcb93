/** Words shrink to their place, step by step: `data-step` says how far, the styles what it means. */
const STEPS = 5

/** Try the steps until nothing sticks out of an element (or only to its side, where fingers may slip
 * above and below); again whenever its room changes. */
export function fitting(words: () => unknown, aside = false) {
  return (element: HTMLElement): (() => void) => {
    void words()
    const fit = (): void => {
      for (let step = 0; step <= STEPS; step += 1) {
        element.dataset.step = String(step)
        const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element
        const high = aside || scrollHeight <= clientHeight
        if (high && scrollWidth <= clientWidth) return
      }
    }
    fit()
    const watch = new ResizeObserver(fit)
    watch.observe(element)
    return () => watch.disconnect()
  }
}
