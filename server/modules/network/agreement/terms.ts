import { createHash } from 'node:crypto'
import type { NetworkTerms } from '../../../../generated/model/index.ts'
import { fieldErrors } from '../../../contract/errors.ts'
import type { Lang } from '../../../contract/context.ts'
import { canonicalJson } from '../../../formats/canonical-json.ts'
import { placeOfSlug } from '../../place/index.ts'
import { say } from '../messages.ts'

/** What both sides sign: the parties, the number of the version and its terms. */
export const hashOf = (
  agreement: { network_id: string; from_agency: string; to_agency: string },
  number: number,
  terms: NetworkTerms,
): Buffer =>
  createHash('sha256')
    .update(
      canonicalJson({
        network: agreement.network_id,
        from: agreement.from_agency,
        to: agreement.to_agency,
        number,
        terms,
      }),
    )
    .digest()

/** Terms as they are kept; throws 400 at the field for what no schema can refuse. */
export function checkTerms(given: NetworkTerms, lang: Lang): NetworkTerms {
  const { priceMin, priceMax, places = [], tags } = given.filter
  const wrong: Record<string, string> = {}
  if (priceMin !== undefined && priceMax !== undefined && priceMin > priceMax)
    wrong['terms.filter.priceMin'] = say(lang, 'range')
  if (places.some((slug) => placeOfSlug(slug) === null))
    wrong['terms.filter.places'] = say(lang, 'place')
  if (Object.keys(wrong).length > 0) fieldErrors(wrong)
  const text = given.text?.trim()
  const { text: _text, onlyExclusive, onPartnerWeb, onPortals, ...rest } = given
  const cleanTags = tags?.map((tag) => tag.trim()).filter(Boolean)
  return {
    ...rest,
    filter: { ...given.filter, ...(cleanTags ? { tags: [...new Set(cleanTags)] } : {}) },
    // A no is not kept: said or left out it is the same, and so is what both sign.
    ...(onlyExclusive && { onlyExclusive }),
    ...(onPartnerWeb && { onPartnerWeb }),
    ...(onPortals && { onPortals }),
    ...(text ? { text } : {}),
  }
}
