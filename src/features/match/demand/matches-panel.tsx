import { ArrowLeft, Send } from 'lucide-react'
import { useState } from 'react'
import type { MatchShow, MatchSource } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { statusOf } from '../../../lib/api-error'
import { Panel } from '../../../ui/panel'
import { SkeletonRows } from '../../../ui/skeleton'
import { EmptyState, ErrorState, NoRightState } from '../../../ui/states'
import { Button } from '../../../ui/workspace/kit/button'
import { More } from '../../../ui/workspace/more'
import { ChipToggle } from '../../../ui/workspace/kit/chip-toggle'
import { InlineButton } from '../../../ui/workspace/kit/inline-button'
import { homeTitle, MatchCard } from './match-card'
import { NearPanel } from './near-panel'
import { TuningPanel } from './tuning-panel'
import { useMatches } from './use-matches'
import '../match.css'

/** A home that goes to the buyer. */
interface Sendable {
  id: string
  title: string
}

interface MatchesPanelProps {
  demandId: string
  /** Of the demand: another one asks anew. */
  version: number
  /** Homes chosen to be sent, kept by the page: its own act sends them, too. */
  ticked: Sendable[]
  onTick: (homes: Sendable[]) => void
  onSend: () => void
}

/** OTHER only when somebody asks for it by name, which nobody does here. */
const SOURCES: MatchSource[] = ['own', 'API', 'ABSI', 'APIW', 'MICRO']

const SHOWN: MatchShow[] = ['all', 'new', 'sent', 'liked', 'visited', 'offer', 'out']

/** Homes that fit a demand with their scores, what almost fits, and what reactions taught. */
export function MatchesPanel({ demandId, version, ticked, onTick, onSend }: MatchesPanelProps) {
  const { t, i18n } = useTranslation('match')
  const [show, setShow] = useState<MatchShow>('all')
  /** Null: as the demand says. */
  const [pressed, setPressed] = useState<MatchSource[] | null>(null)
  const [near, setNear] = useState<{ key: string; words: string } | null>(null)
  const { pages, isError, error, refetch, react, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useMatches(
      demandId,
      version,
      near ? { show: 'all', near: near.key } : { show, ...(pressed && { sources: pressed }) },
    )
  const [first] = pages
  const sources = pressed ?? first?.sources ?? []
  const press = (one: MatchSource) => {
    const next = sources.includes(one) ? sources.filter((s) => s !== one) : [...sources, one]
    setPressed(next.length > 0 ? next : null)
  }
  const items = pages.flatMap((page) => page.items)
  if (isError && !first)
    return (
      <Panel title={t('title')}>
        {statusOf(error) === 404 || statusOf(error) === 403 ? (
          <NoRightState level={3} title={t('noRight')} />
        ) : (
          <ErrorState error={error} level={3} title={t('failed')} onRetry={() => void refetch()} />
        )}
      </Panel>
    )
  const note = first
    ? [
        t('count', { count: first.counts.all }),
        first.counts.others > 0 ? t('others', { count: first.counts.others }) : '',
      ]
        .filter(Boolean)
        .join(', ')
    : undefined
  const tick = (home: Sendable, on: boolean) =>
    onTick([...ticked.filter(({ id }) => id !== home.id), ...(on ? [home] : [])])
  return (
    <>
      <Panel
        title={near ? `${t('near.title')} ${near.words}` : t('title')}
        note={near ? undefined : note}
        flush
      >
        {near ? (
          <div className="match-head">
            <Button onClick={() => setNear(null)}>
              <ArrowLeft size={18} aria-hidden />
              {t('near.back')}
            </Button>
          </div>
        ) : (
          <div className="match-head" role="group" aria-label={t('show.label')}>
            {SHOWN.filter(
              (one) => one === 'all' || one === show || (first?.counts[one] ?? 0) > 0,
            ).map((one) => (
              <ChipToggle key={one} on={one === show} onClick={() => setShow(one)}>
                {t(`show.${one}`)}
                {one === 'all' || !first ? '' : ` ${first.counts[one]}`}
              </ChipToggle>
            ))}
          </div>
        )}
        {near || (show !== 'all' && show !== 'new') ? null : (
          <div className="match-head" role="group" aria-label={t('source.label')}>
            {SOURCES.map((one) => (
              <ChipToggle key={one} on={sources.includes(one)} onClick={() => press(one)}>
                {one === 'own' ? t('source.own') : one}
              </ChipToggle>
            ))}
          </div>
        )}
        {first ? null : <SkeletonRows rows={4} label={t('loading')} />}
        {first && items.length === 0 ? (
          show === 'all' && !near ? (
            <EmptyState level={3} title={t('empty.title')} text={t('empty.text')} />
          ) : (
            <p className="muted match-foot">{t('empty.state')}</p>
          )
        ) : null}
        {items.map((match) => {
          const home = { id: match.home.id, title: homeTitle(match.home, i18n.language) }
          return (
            <MatchCard
              key={home.id}
              demandId={demandId}
              match={match}
              ticked={ticked.some(({ id }) => id === home.id)}
              onTick={(on) => tick(home, on)}
              onReact={(chosen) => void react(match, chosen)}
            />
          )
        })}
        <More
          pages={{ hasNextPage, isFetchingNextPage, fetchNextPage }}
          words={t('more')}
          className="match-foot"
        />
        {ticked.length > 0 ? (
          <div className="match-bar">
            <InlineButton onClick={() => onTick([])}>{t('act.untick')}</InlineButton>
            <Button variant="main" onClick={onSend}>
              <Send size={18} aria-hidden />
              {t('act.send', { count: ticked.length })}
            </Button>
          </div>
        ) : null}
      </Panel>
      <NearPanel demandId={demandId} onOpen={({ key }, words) => setNear({ key, words })} />
      {first ? <TuningPanel demandId={demandId} tuning={first.tuning} /> : null}
    </>
  )
}
