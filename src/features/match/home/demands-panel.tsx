import { Link } from 'react-router-dom'
import {
  getListPropertyMatchesQueryKey,
  listPropertyMatches,
} from '../../../../generated/api/match/match'
import type { PropertyMatch } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { moneyShort } from '../../../lib/format'
import { href } from '../../../lib/href'
import { itemsOf, usePages } from '../../../lib/pages'
import { Panel } from '../../../ui/panel'
import { SkeletonRows } from '../../../ui/skeleton'
import { EmptyState, ErrorState } from '../../../ui/states'
import { Reasons } from '../parts/reasons'
import { Score, Sentences } from '../parts/score'
import { MatchStateChip } from '../parts/state'
import { Button } from '../../../ui/workspace/kit/button'
import { More } from '../../../ui/workspace/more'
import { inlineClass } from '../../../ui/workspace/kit/inline-class'
import '../match.css'

const PAGE = 8

function Demand({
  match,
  onSend,
}: {
  match: PropertyMatch
  onSend: ((demandId: string) => void) | undefined
}) {
  const { t } = useTranslation('match')
  const { demandId, ref, title, contactName, agentName, priceMax, state, sentAt, score, parts } =
    match
  const to = href('auth-cartera-demanda-id', { id: demandId })
  const facts = [
    ref,
    title,
    priceMax === null || title.includes(moneyShort(priceMax))
      ? ''
      : t('home.upTo', { price: moneyShort(priceMax) }),
    agentName ? t('home.agent', { name: agentName }) : '',
  ]
  return (
    <article className="match-card is-home">
      <div>
        <h3>
          <Link to={to}>{contactName ?? t('home.noName')}</Link>{' '}
          <MatchStateChip state={state} sentAt={sentAt} />
        </h3>
        <p className="muted num">{facts.filter(Boolean).join(' · ')}</p>
        <Reasons parts={parts} />
        <div className="match-card-acts">
          {onSend ? (
            <Button onClick={() => onSend(demandId)}>
              {t('act.sendHere')}
              <span className="spoken"> {contactName ?? ref}</span>
            </Button>
          ) : null}
          <Link className={inlineClass()} to={to}>
            {t('act.open')}
            <span className="spoken"> {ref}</span>
          </Link>
        </div>
        <Sentences parts={parts} />
      </div>
      <Score score={score} parts={parts} />
    </article>
  )
}

/** Demands that a home fits: who looks, how well it fits, and a way to send it to them. */
export function DemandsPanel({
  propertyId,
  onSend,
}: {
  propertyId: string
  onSend?: ((demandId: string) => void) | undefined
}) {
  const { t } = useTranslation('match')
  const { data, isError, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    usePages({
      queryKey: getListPropertyMatchesQueryKey(propertyId),
      ask: (from, signal) =>
        listPropertyMatches(propertyId, { limit: PAGE, ...from }, { silent: true, signal }),
    })
  const [first] = data?.pages ?? []
  return (
    <Panel
      title={t('titleHome')}
      note={first && first.total > 0 ? t('demands', { count: first.total }) : undefined}
      flush
    >
      {!first && !isError ? <SkeletonRows rows={3} label={t('loading')} /> : null}
      {isError && !first ? (
        <ErrorState error={error} level={3} title={t('failed')} onRetry={() => void refetch()} />
      ) : null}
      {first?.items.length === 0 ? (
        <EmptyState level={3} title={t('home.emptyTitle')} text={t('home.emptyText')} />
      ) : null}
      {itemsOf(data).map((match) => (
        <Demand key={match.demandId} match={match} onSend={onSend} />
      ))}
      <More
        pages={{ hasNextPage, isFetchingNextPage, fetchNextPage }}
        words={t('more')}
        className="match-foot"
      />
    </Panel>
  )
}
