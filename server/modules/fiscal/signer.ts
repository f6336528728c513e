import type { Lang } from '../../contract/context.ts'
import type { Deps } from '../../contract/deps.ts'
import { notAcceptable } from '../../contract/errors.ts'
import { CertificateRefused } from '../../ports/fiscal/certificate.ts'
import { signerOf, type Signer } from '../../ports/fiscal/pkcs12.ts'
import { SealBroken } from '../../ports/seal/index.ts'
import { dayOf } from '../../time/madrid.ts'
import { say } from './messages.ts'
import { openCertificate } from './sealed.ts'
import { settingOf } from './setting.ts'
import { dateWords } from './words.ts'

/**
 * What an agency signs with: the certificate that it keeps here. 406 in words where it has none, or
 * one that has run out, does not open or has another key than RSA, which no policy of Facturae takes.
 */
export async function agencySigner(
  { db, config, now }: Pick<Deps, 'db' | 'config' | 'now'>,
  agencyId: string,
  lang: Lang,
): Promise<Signer> {
  const setting = await settingOf(db, agencyId)
  if (!setting?.certificate) return notAcceptable(say(lang, 'sign.none'))
  const until = setting.certificate_until
  if (until && until.getTime() <= now().getTime())
    return notAcceptable(say(lang, 'sign.old', { day: dateWords(dayOf(until), lang) }))
  try {
    const { pfx, password } = await openCertificate(setting.certificate, agencyId, config)
    const signer = signerOf(pfx, password)
    if (signer.key.asymmetricKeyType !== 'rsa') return notAcceptable(say(lang, 'sign.key'))
    return signer
  } catch (error) {
    if (error instanceof SealBroken || error instanceof CertificateRefused)
      return notAcceptable(say(lang, 'sign.broken'))
    throw error
  }
}
