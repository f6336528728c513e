import type { FigureKind } from '../../../generated/model'
import { onConsent } from '../../slots/consent'
import { count } from './count'

/** What a press means, by what was pressed. */
const PRESSES: [string, FigureKind][] = [
  ['a[href^="tel:"], a[href^="https://wa.me/"]', 'phone'],
  ['[data-count="share"]', 'share'],
]

/**
 * Counts what happens at a home's page while it is shown; returns how to stop. Who allows it later
 * is counted from then on.
 */
export function followHome(listingId: string): () => void {
  const view = () => count('view', listingId)
  const press = ({ target }: Event) => {
    for (const [selector, kind] of PRESSES)
      if (target instanceof Element && target.closest(selector)) count(kind, listingId)
  }
  const print = () => count('print', listingId)
  view()
  const stop = onConsent(view)
  document.addEventListener('click', press)
  window.addEventListener('beforeprint', print)
  return () => {
    stop()
    document.removeEventListener('click', press)
    window.removeEventListener('beforeprint', print)
  }
}
