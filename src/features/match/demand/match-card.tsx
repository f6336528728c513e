import { House } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { DemandMatch, MatchHome } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { count, m2, moneyShort } from '../../../lib/format'
import { href } from '../../../lib/href'
import { Reasons } from '../parts/reasons'
import { Score, Sentences } from '../parts/score'
import { MatchStateChip } from '../parts/state'
import { StatusChip } from '../../../ui/status-chip'
import { BareCheckbox } from '../../../ui/kit/bare/bare-checkbox'
import { inlineClass } from '../../../ui/workspace/kit/inline-class'
import { ReactionMenu, type Chosen } from './reaction-menu'
import { localized } from '../../../lib/localized'

interface MatchCardProps {
  demandId: string
  match: DemandMatch
  ticked: boolean
  onTick: (ticked: boolean) => void
  onReact: (chosen: Chosen) => void
}

export const homeTitle = ({ title, ref }: MatchHome, lang: string): string =>
  localized(title, lang) || ref

/**
 * A home against the demand: picture, what it is, reasons, and its score with points per criterion.
 */
export function MatchCard({ demandId, match, ticked, onTick, onReact }: MatchCardProps) {
  const { t, i18n } = useTranslation('match')
  const { home, score, parts, fails, state, reason, sentAt } = match
  const title = homeTitle(home, i18n.language)
  const facts = [
    home.ref,
    home.place,
    home.bedrooms === null ? '' : t('bedrooms', { count: home.bedrooms }),
    m2(home.area),
    home.agencyName ? t('other', { name: home.agencyName }) : '',
  ]
  return (
    <article className="match-card">
      <div className="match-card-photo">
        {home.thumb ? (
          <img src={`${home.thumb}/320.webp`} alt="" width={148} height={111} loading="lazy" />
        ) : (
          <span className="homes-no-photo">
            <House size={28} aria-hidden />
            <span className="spoken">{t('noPhoto')}</span>
          </span>
        )}
        <label className="match-card-tick">
          <span aria-hidden />
          <BareCheckbox
            checked={ticked}
            onChange={(event) => onTick(event.target.checked)}
            aria-label={t('act.tick', { ref: home.ref })}
          />
        </label>
      </div>
      <div>
        <p className="num">
          <span className="match-card-price">
            {home.price === null ? t('onRequest') : moneyShort(home.price)}
          </span>
          <MatchStateChip state={state} reason={reason} sentAt={sentAt} />
        </p>
        <h3>
          {home.own ? (
            <Link to={href('auth-cartera-inmueble-id', { id: home.id })}>{title}</Link>
          ) : (
            <a href={href('inmueble-id', { id: home.id })}>{title}</a>
          )}
        </h3>
        <p className="muted num">{facts.filter(Boolean).join(' · ')}</p>
        {home.network ? (
          <p className="match-network num">
            <StatusChip dot={false} tone="sea">
              {home.network.source}
            </StatusChip>{' '}
            {t('network', {
              fee: count(home.network.commissionPct),
              share: count(home.network.sellerPct),
            })}
          </p>
        ) : null}
        {fails.length > 0 ? (
          <p className="muted">
            {t('fails', { list: fails.map((fail) => t(`fail.${fail}`)).join(', ') })}
          </p>
        ) : null}
        <Reasons parts={parts} />
        <div className="match-card-acts">
          <ReactionMenu homeRef={home.ref} state={state} reason={reason} onChoose={onReact} />
          {home.own ? (
            <Link
              className={inlineClass()}
              to={href(
                'auth-agenda-create',
                {},
                { kind: 'visit', homes: home.id, demand: demandId },
              )}
            >
              {t('act.visit')}
              <span className="spoken"> {home.ref}</span>
            </Link>
          ) : null}
        </div>
        <Sentences parts={parts} />
      </div>
      <Score score={score} parts={parts} />
    </article>
  )
}
