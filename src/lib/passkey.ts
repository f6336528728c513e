import type {
  PasskeyInput,
  PasskeyLoginOptions,
  PasskeyOptions,
  PasskeyProof,
} from '../../generated/model'

/** Can this browser keep and use passkeys? */
export const hasPasskeys = (): boolean =>
  typeof window !== 'undefined' && 'PublicKeyCredential' in window

/** The library comes with the first use; the press begins it, so that the browser still hears it. */
export const loadPasskeys = () => import('@simplewebauthn/browser')

/** Whether the person closed the browser's question, or let it run out: no error. */
export const wasLeft = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')

/** Lets the browser make a passkey; gives what the server keeps of it. */
export async function makePasskey(options: PasskeyOptions): Promise<PasskeyInput> {
  const { startRegistration } = await loadPasskeys()
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON']
  const { id, response } = await startRegistration({ optionsJSON: options as Options })
  const { clientDataJSON, attestationObject, transports } = response
  return { id, clientDataJSON, attestationObject, ...(transports && { transports }) }
}

/** Lets the person choose a passkey and the device verify them. */
export async function provePasskey(options: PasskeyLoginOptions): Promise<PasskeyProof> {
  const { startAuthentication } = await loadPasskeys()
  type Options = Parameters<typeof startAuthentication>[0]['optionsJSON']
  const { id, response } = await startAuthentication({ optionsJSON: options as Options })
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return { id, clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) }
}
