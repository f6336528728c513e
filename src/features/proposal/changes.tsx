import type { Proposal } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { Table } from '../../ui/workspace/kit/table'
import { valueWords } from './change-words'

/** What a proposal writes, field by field: how it stands, and how it would. */
export function Changes({ proposal: { changes } }: { proposal: Proposal }) {
  const { t } = useTranslation(['proposal', 'property', 'agenda'])
  if (changes.length === 0) return <p className="muted">{t('wiped')}</p>
  return (
    <Table label={t('changes')} lines>
      <thead>
        <tr>
          <th scope="col">{t('col.field')}</th>
          <th scope="col">{t('col.before')}</th>
          <th scope="col">{t('col.after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{t(`field.${field}`)}</th>
            <td data-label={t('col.before')} className="proposal-before">
              {valueWords(field, before, t)}
            </td>
            <td data-label={t('col.after')} className="proposal-after">
              {valueWords(field, after, t)}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
