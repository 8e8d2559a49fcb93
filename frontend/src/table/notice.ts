/** Tells a person who looks elsewhere that it is their turn: by the title and the icon of the tab, and
 * by a notification. */
import { settings } from '../state/settings.svelte'
import { t } from '../words'

const NAME = 'Ziggurat'

/** Let the tab say whether it is one's turn. */
export function markTab(turn: boolean): void {
  document.title = turn ? `● ${t('top.yours')} · ${NAME}` : NAME
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  if (icon) icon.href = turn ? './icon-turn.svg' : './icon.svg'
}

export function tellTurn(asked: boolean, question: string): void {
  markTab(asked)
  if (!asked || !document.hidden || !settings.notify) return
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  const notice = new Notification(t('top.yours'), { body: question, tag: 'ziggurat.turn' })
  notice.onclick = () => {
    window.focus()
    notice.close()
  }
}
