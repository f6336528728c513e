/** Asks a public operation of the contract, in process; never rejects for an answer. */
export type Ask = (url: string) => Promise<{ status: number; data: unknown }>

/** The answer of a question, or null where it is not 200. */
export async function asked<T>(ask: Ask, url: string): Promise<T | null> {
  const { status, data } = await ask(url)
  return status === 200 ? (data as T) : null
}
