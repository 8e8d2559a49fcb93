/** Tells a person who looks elsewhere that it is their turn: in the title, and by a notification. */
import { settings } from '../state/settings.svelte'
import { t } from '../words'

const NAME = 'Ziggurat'

export function tellTurn(asked: boolean, question: string): void {
  document.title = asked ? `● ${t('top.yours')} · ${NAME}` : NAME
  if (!asked || !document.hidden || !settings.notify) return
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  const notice = new Notification(t('top.yours'), { body: question, tag: 'ziggurat.turn' })
  notice.onclick = () => {
    window.focus()
    notice.close()
  }
}
