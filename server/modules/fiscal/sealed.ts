import type { Config } from '../../config/env.ts'
import { fiscalKeys } from '../../ports/seal/key.ts'
import { seal, unseal } from '../../ports/seal/index.ts'

type Keyed = Pick<Config, 'fiscal' | 'dataDir'>

/** A certificate's file and its password, sealed for one agency. */
export const sealCertificate = async (
  { pfx, password }: { pfx: Buffer; password: string },
  agencyId: string,
  config: Keyed,
): Promise<Buffer> =>
  seal(
    JSON.stringify({ pfx: pfx.toString('base64'), password }),
    await fiscalKeys(config),
    agencyId,
  )

/** Opens it; throws SealBroken with another key. */
export async function openCertificate(
  sealed: Buffer,
  agencyId: string,
  config: Keyed,
): Promise<{ pfx: Buffer; password: string }> {
  const { pfx, password } = JSON.parse(unseal(sealed, await fiscalKeys(config), agencyId)) as {
    pfx: string
    password: string
  }
  return { pfx: Buffer.from(pfx, 'base64'), password }
}
