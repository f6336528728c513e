/** Whether this browser lacks anything that ./browser-floor fills in; that comes only then. */
export function isLacking(): boolean {
  try {
    return !(
      localStorage &&
      sessionStorage &&
      'withResolvers' in Promise &&
      'groupBy' in Map &&
      'groupBy' in Object &&
      'randomUUID' in crypto &&
      'clipboard' in navigator
    )
  } catch {
    return true
  }
}
