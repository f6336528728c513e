/** Bytes that this site keeps on the device, as the browser counts them; 0: it does not tell. */
export const sizeHere = async (): Promise<number> => {
  const told = await navigator.storage?.estimate?.().catch(() => null)
  return told?.usage ?? 0
}
