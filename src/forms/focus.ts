const FOCUSABLE = 'input:not([type=hidden]), select, textarea, button, [tabindex]'

/**
 * Takes the focus to a field of a form; a part that has no own control lends it to what it stands
 * in. True when found.
 */
export function focusField(formId: string, path: string): boolean {
  const keys = path.split('.')
  for (let length = keys.length; length > 0; length -= 1) {
    const part = keys.slice(0, length).join('.')
    const exact = document.getElementById(`${formId}.${part}`)
    const around = document.querySelector<HTMLElement>(
      `#${CSS.escape(formId)} [data-path="${CSS.escape(part)}"]`,
    )
    const target = exact?.matches(FOCUSABLE)
      ? exact
      : (around?.querySelector<HTMLElement>(FOCUSABLE) ?? exact ?? around)
    if (!target) continue
    target.scrollIntoView?.({ block: 'center' })
    target.focus({ preventScroll: true })
    return true
  }
  return false
}
