import { useTranslation } from '../../../i18n'

interface Props {
  columns: readonly ('n' | 'repeated' | 'visited' | 'closed' | 'fee' | 'cost' | 'costPerVisit')[]
}

/** Heads of a table with a line for each source. */
export function SourceHead({ columns }: Props) {
  const { t } = useTranslation('analysis')
  return (
    <thead>
      <tr>
        <th scope="col">{t('group.head.source')}</th>
        {columns.map((column) => (
          <th scope="col" className="num" key={column}>
            {t(`sources.${column}`)}
          </th>
        ))}
      </tr>
    </thead>
  )
}
