type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement

const isChecked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)

/**
 * Whether React has hydrated the part of the page an element stands in. The question is an event
 * that React's own handler answers (src/app/hydration-probe.tsx); it also makes React finish that
 * part at once, if its code is there: React would take a choice made half way for the first one.
 */
const isHydrated = (element: Element): boolean =>
  !element.dispatchEvent(new Event('auxclick', { bubbles: true, cancelable: true }))

const isForNewTab = (event: Event): boolean =>
  event instanceof MouseEvent && (event.metaKey || event.ctrlKey || event.shiftKey)

/**
 * Sets what was chosen so that React hears of it: it compares with what it was last told itself,
 * which is set aside first.
 */
function chooseAgain(field: Field, value: string, checked: boolean): void {
  if (field.type === 'file') {
    // The files stand in it still, and nobody but its person may put others there.
    field.dispatchEvent(new Event('change', { bubbles: true }))
    return
  }
  if (isChecked(field)) {
    field.checked = !checked
    field.click()
    return
  }
  if (!(field instanceof HTMLSelectElement)) field.value = `${value} `
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** How often it is looked whether the code of a part has come, and how long at most. */
const LOOK_MS = 50
const PATIENCE_MS = 20_000
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

/**
 * What somebody does with a part of the page before its code is there is done again once it is:
 * what they chose or wrote in each field, a form sent that only code can send, the last press on a
 * button or on a link that opens something over the page (`data-opens`; it is followed if the code
 * never comes). Other links, popovers and forms with an address of their own work without code and
 * are left alone.
 */
export function keepEarlyActs(): void {
  const acts = new Map<unknown, { event: Event; element: Element; act: () => void }>()
  let isWaiting = false

  async function wait(): Promise<void> {
    isWaiting = true
    for (
      const giveUp = Date.now() + PATIENCE_MS;
      acts.size > 0 && Date.now() < giveUp;
      await pause(LOOK_MS)
    ) {
      for (const [key, { element, act }] of acts) {
        if (element.isConnected && !isHydrated(element)) break // those after it may build on it
        acts.delete(key)
        if (element.isConnected) act()
        await pause(0) // what the first changes is drawn before the second
      }
    }
    for (const { element } of acts.values())
      if (element instanceof HTMLAnchorElement) location.assign(element.href)
    acts.clear()
    isWaiting = false
  }

  function keep(event: Event, key: unknown, element: Element, act: () => void): void {
    if (isHydrated(element)) return
    acts.delete(key) // the order is that of the last time
    acts.set(key, { event, element, act })
    if (!isWaiting) void wait()
  }

  /**
   * React, which listens further in, may have brought the part to life for this very act: then it
   * has heard of it.
   */
  function settle(event: Event): void {
    for (const [key, kept] of acts)
      if (kept.event === event && isHydrated(kept.element)) acts.delete(key)
  }

  const ears: Record<string, (event: Event) => void> = {
    input(event) {
      const { target } = event
      if (!isField(target)) return
      const [value, checked] = [target.value, isChecked(target) && target.checked]
      keep(event, target, target, () => chooseAgain(target, value, checked))
    },
    click(event) {
      const { target } = event
      const pressed =
        target instanceof Element
          ? target.closest<HTMLElement>('button:not([type=submit],[popovertarget]), a[data-opens]')
          : null
      if (!pressed || isForNewTab(event)) return
      if (pressed instanceof HTMLAnchorElement && !isHydrated(pressed)) event.preventDefault()
      keep(event, 'press', pressed, () => pressed.click())
    },
    submit(event) {
      const { target: form } = event
      if (!(form instanceof HTMLFormElement) || form.hasAttribute('action') || isHydrated(form))
        return
      event.preventDefault() // it would go to this page's own address, with what was written in it
      keep(event, form, form, () => form.requestSubmit())
    },
  }
  for (const [name, ear] of Object.entries(ears)) {
    addEventListener(name, ear, { capture: true })
    addEventListener(name, settle)
  }
}
