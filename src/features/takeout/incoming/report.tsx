import type { TakeoutImport, TakeoutImportCount } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { count } from '../../../lib/format'
import { Table } from '../../../ui/workspace/kit/table'

/** Kinds of records that have a word. */
const KINDS = [
  'Agency',
  'User',
  'Contact',
  'ContactConsent',
  'ContactEntry',
  'ContactLink',
  'Property',
  'PropertyHistoryEntry',
  'Media',
  'Document',
  'Lead',
  'Demand',
  'DemandHistoryEntry',
  'DemandMatch',
  'Selection',
  'Offer',
  'AgendaEvent',
  'Visit',
  'InboxThread',
  'InboxMessage',
  'Template',
  'ListView',
  'Target',
  'AnalysisCost',
  'Integration',
  'QrCode',
  'Report',
  'PropertyFigures',
  'Valuation',
  'IntegrationLogEntry',
  'PublicationHome',
  'ImportRun',
  'ImportItem',
  'IntakeRun',
  'IntakeRow',
] as const
type Kind = (typeof KINDS)[number]
const isKind = (schema: string): schema is Kind => (KINDS as readonly string[]).includes(schema)

/** What people call a kind of record; of a later version its name in the contract. */
function useKind(): (schema: string) => string {
  const { t } = useTranslation('takeout')
  return (schema) => (isKind(schema) ? t(`kinds.${schema}`) : schema)
}

/** What came of an import: how many of each kind, what could not come and what stays, with why. */
export function Report({ incoming }: { incoming: TakeoutImport }) {
  const { t } = useTranslation('takeout')
  const kind = useKind()
  const { counts, issues, issueCount, absent } = incoming
  if (counts.length === 0) return null
  return (
    <details className="takeout-report">
      <summary>
        {t('report.open', { came: count(sum(counts, 'made')), left: count(sum(counts, 'left')) })}
      </summary>
      <Counts counts={counts} />
      {issueCount > 0 && (
        <>
          <h3>{t('report.issues')}</h3>
          <ul>
            {issues.map(({ schema, name, message }, index) => (
              <li key={index}>
                <b>{kind(schema)}</b> <span>{name}</span>
                <p>{message}</p>
              </li>
            ))}
          </ul>
          {issueCount > issues.length && (
            <p className="muted">{t('report.more', { n: count(issueCount - issues.length) })}</p>
          )}
        </>
      )}
      {absent.length > 0 && (
        <>
          <h3>{t('report.absent')}</h3>
          <ul>
            {absent.map(({ schema, count: n, message }) => (
              <li key={schema}>
                <b>{kind(schema)}</b> <span className="num">{count(n)}</span>
                <p>{message}</p>
              </li>
            ))}
          </ul>
        </>
      )}
    </details>
  )
}

type Column = 'made' | 'known' | 'left' | 'kept'

const sum = (counts: TakeoutImportCount[], key: Column): number =>
  counts.reduce((total, one) => total + one[key], 0)

function Counts({ counts }: { counts: TakeoutImportCount[] }) {
  const { t } = useTranslation('takeout')
  const kind = useKind()
  // A column of zeros says nothing, and a phone has no room for it.
  const columns = (['made', 'known', 'left', 'kept'] as const).filter(
    (key) => key === 'made' || sum(counts, key) > 0,
  )
  return (
    <Table label={t('report.counts')} keep>
      <thead>
        <tr>
          <th scope="col">{t('report.kind')}</th>
          {columns.map((key) => (
            <th scope="col" key={key} className="num">
              {t(`report.${key}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {counts.map((one) => (
          <tr key={one.schema}>
            <th scope="row">{kind(one.schema)}</th>
            {columns.map((key) => (
              <td key={key} className="num">
                {count(one[key])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
