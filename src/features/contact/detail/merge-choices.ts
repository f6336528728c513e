import { useQuery } from '@tanstack/react-query'
import type { Contact } from '../../../../generated/model'
import { loadForm } from '../../../forms/load'
import { factsOf, formWords } from '../../../forms/values'
import { useTranslation } from '../../../i18n'
import { PARTS } from './parts'

/** A field that both records know differently. */
export interface Choice {
  path: string
  name: string
  mine: string
  theirs: string
}

/** Lists of which both records' values stand. */
const UNITED = new Set(['reach.phones', 'reach.emails', 'profile.roles', 'profile.tags'])

/** What somebody has to choose when two records become one, in the words of the forms. */
export function useChoices(mine: Contact, theirs: Contact | undefined): Choice[] {
  const { t, i18n } = useTranslation(['contact', 'forms'])
  const forms = useQuery({
    queryKey: ['contact', 'forms'],
    queryFn: () => Promise.all(PARTS.map(([, name]) => loadForm(name))),
    staleTime: Infinity,
  })
  if (!theirs || !forms.data) return []
  return PARTS.flatMap(([part], index) => {
    const form = forms.data[index]
    if (!form) return []
    const words = formWords(form, t, i18n.language)
    const textOf = (contact: Contact, field: string): string =>
      factsOf(form, words, { [field]: (contact[part] as Record<string, unknown>)[field] })
        .map(({ text }) => text)
        .join(', ')
    const fields = Object.keys(mine[part]).filter(
      (field) => field in theirs[part] && !UNITED.has(`${part}.${field}`),
    )
    return fields.flatMap((field) => {
      const [left, right] = [textOf(mine, field), textOf(theirs, field)]
      return left === right
        ? []
        : [{ path: `${part}.${field}`, name: words.label(field), mine: left, theirs: right }]
    })
  })
}
