import type { Ctx } from '../../../contract/context.ts'
import { drawnOr503 } from '../../../ports/pdf/answer.ts'
import { drawQr } from '../../../ports/pdf/qr.ts'
import { gravestFirst, type Judged } from '../judge.ts'
import { dayIn, say } from '../messages.ts'
import { worded } from '../words.ts'
import type { ProofData } from './proof.document.ts'
import { proofUrl, sha256, type ProofBody } from './view.ts'
import { canonicalJson } from '../../../formats/canonical-json.ts'

/** The document in the language of the request; 503 when it must wait. */
export function drawProof({ lights }: Judged, body: ProofBody, ctx: Ctx): Promise<Buffer> {
  const { lang, deps, log } = ctx
  const url = proofUrl(deps.config.siteUrl, body.code)
  const heading = say(lang, 'proof.heading')
  const about = say(lang, 'proof.about', { ref: body.ref, date: dayIn(lang, body.day) })
  const data: ProofData = {
    heading,
    about,
    by: say(lang, 'proof.by', { agency: body.agency, version: body.version }),
    lights: lights
      .filter(({ state }) => state !== 'none')
      .toSorted(gravestFirst)
      .map((light) => {
        const { title, word, text, certaintyText } = worded(lang, light)
        const waived =
          light.waiver &&
          say(lang, 'proof.waived', {
            date: dayIn(lang, light.waiver.until),
            reason: light.waiver.reason,
          })
        return {
          state: light.state,
          title,
          word,
          lines: [text, ...(waived ? [waived] : []), `${light.rule.source} · ${certaintyText}`],
        }
      }),
    documentsTitle: say(lang, 'proof.documents'),
    documents:
      body.documents.length === 0
        ? [say(lang, 'proof.noDocuments')]
        : body.documents.map(
            ({ rule, sha256: hash }) => `${say(lang, `rule.${rule}`)}: ${hash ?? '?'}`,
          ),
    code: body.code,
    check: say(lang, 'proof.check', { url, hash: sha256(canonicalJson(body)) }),
    notLaw: say(lang, 'proof.notLaw'),
    site: deps.config.siteName,
    qr: drawQr(url),
  }
  return drawnOr503(
    {
      template: new URL('./proof.document.ts', import.meta.url),
      data,
      meta: { title: `${heading}: ${body.ref}`, author: deps.config.siteName, language: lang },
    },
    { busy: say(lang, 'busy'), failed: say(lang, 'failed') },
    log,
  )
}
