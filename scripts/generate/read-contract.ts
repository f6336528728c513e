import { bundleContract, type Contract } from './contract.ts'
import { OPENAPI } from './paths.ts'
import { refuseUnsound } from './sound.ts'
import { refuseUnknownWords } from './vocabulary/index.ts'

/**
 * The contract at `folder` as everything is made from it, bundled `into` a file; rejects with the
 * place of what is unsound in it.
 */
export async function readContract(into: string, folder = OPENAPI): Promise<Contract> {
  refuseUnknownWords(folder)
  const contract = await bundleContract(into, folder)
  refuseUnsound(contract, folder)
  return contract
}
