import { TriangleAlert } from 'lucide-react'
import { useRepeatPublications } from '../../../../generated/api/publication/publication'
import type { PublicationHomePage } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { count } from '../../../lib/format'
import { useWrite } from '../../../lib/write'
import { Button } from '../../../ui/workspace/kit/button'
import type { HomesQuery } from './homes-query'

/** What holds most homes back, with its homes; and a second try for all that failed. */
export function Brakes({
  id,
  page,
  isOpen,
  query,
  change,
}: {
  /** The channel. */
  id: string
  page: PublicationHomePage
  /** It has not ended. */
  isOpen: boolean
  query: HomesQuery
  change: (part: Partial<HomesQuery>) => void
}) {
  const { t } = useTranslation('publication')
  const { busy, write } = useWrite(useRepeatPublications, {
    done: ({ homes }) => t('brakes.retried', { count: homes }),
    reads: ['integration', 'property'],
  })
  const worst = page.byRule.find(({ severity }) => severity === 'error')
  const failed = page.counts.error
  if (!worst && failed === 0) return null
  return (
    <div className="publication-brakes">
      <TriangleAlert className="icon" aria-hidden="true" />
      {worst && (
        <p>
          {t('brakes.most')} <b>{worst.message}</b>{' '}
          <span className="num">
            {t('brakes.homes', { count: worst.count, n: count(worst.count) })}
          </span>
        </p>
      )}
      <div className="publication-acts">
        {worst && worst.rule !== query.rule && (
          <Button onClick={() => change({ rule: worst.rule, state: null })}>
            {t('brakes.see')}
          </Button>
        )}
        {failed > 0 && isOpen && (
          <Button busy={busy} onClick={() => void write({ id })}>
            {t('brakes.retry', { count: failed, n: count(failed) })}
          </Button>
        )}
      </div>
    </div>
  )
}
