/** Said by the page once its code has taken over what the server drew (src/app/app-frame.tsx). */
export const AWAKE = 'llar:awake'

/**
 * A press on a button whose code is still on its way is made again once the page is awake: the last one, once. Links,
 * forms and popovers work without code and are left alone.
 */
export function keepEarlyPress(): void {
  let pressed: HTMLElement | null = null
  const keep = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button:not([type=submit],[popovertarget])') : null
    if (button) pressed = button
  }
  addEventListener('click', keep, { capture: true })
  addEventListener(
    AWAKE,
    () => {
      removeEventListener('click', keep, { capture: true })
      if (pressed?.isConnected) pressed.click()
    },
    { once: true },
  )
}
