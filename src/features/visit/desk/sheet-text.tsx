import type { useDraftVisitSheet } from '../../../../generated/api/visit/visit'
import { useTranslation } from '../../../i18n'
import { SkeletonRows } from '../../../ui/skeleton'
import { ErrorState } from '../../../ui/states'

type Draft = ReturnType<typeof useDraftVisitSheet>

/** The text as it will be signed, in the visitor's language; the server writes it. */
export function SheetText({
  draft: { data, isError, error, refetch },
}: {
  draft: Pick<Draft, 'data' | 'isError' | 'error' | 'refetch'>
}) {
  const { t } = useTranslation('visit')
  if (isError) return <ErrorState error={error} level={3} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows rows={4} label={t('loading')} />
  return (
    <article className="visit-text" lang={data.language} tabIndex={0} aria-label={data.title}>
      <h3>{data.title}</h3>
      <p>{data.when}</p>
      <p className="visit-small">{data.agency.join(' · ')}</p>
      <ul>
        {data.homes.map((home) => (
          <li key={home}>{home}</li>
        ))}
      </ul>
      {data.clauses.map((clause) => (
        <p key={clause}>{clause}</p>
      ))}
      {data.declarations.length > 0 ? (
        <ol>
          {data.declarations.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      ) : null}
    </article>
  )
}
