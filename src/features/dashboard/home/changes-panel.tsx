import { CircleCheck, TrendingDown, TrendingUp, UserRoundSearch } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Dashboard, DashboardMatch, DashboardPrice } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { moneyShort } from '../../../lib/format'
import { href } from '../../../lib/href'
import { Panel } from '../../../ui/panel'
import { SkeletonRows } from '../../../ui/skeleton'
import { EmptyState } from '../../../ui/states'
import { buttonClass } from '../../../ui/workspace/kit/button-class'
import { First } from './first'
import type { DashboardSlots } from './slots'

function Found({ match, canOpen }: { match: DashboardMatch; canOpen: DashboardSlots['canOpen'] }) {
  const { t } = useTranslation('dashboard')
  const who = match.person ?? match.ref
  return (
    <li className="task-row">
      <span className="row-icon tone-primary">
        <UserRoundSearch className="icon" aria-hidden="true" />
      </span>
      <div>
        <b>{t('changes.found', { count: match.count, who })}</b>
        <p className="num">{t('changes.best', { title: match.title, best: match.best })}</p>
      </div>
      {canOpen('auth-cartera-demanda-id') && (
        <Link
          className={buttonClass()}
          to={href('auth-cartera-demanda-id', { id: match.demandId })}
        >
          {t('changes.see')}
          <span className="spoken">: {who}</span>
        </Link>
      )}
    </li>
  )
}

function Move({ price }: { price: DashboardPrice }) {
  const { t } = useTranslation('dashboard')
  const lower = price.old !== null && price.new !== null && price.new < price.old
  const Icon = lower ? TrendingDown : TrendingUp
  const name = price.title ?? price.ref
  const said =
    price.new === null
      ? 'priceGone'
      : price.old === null
        ? 'priceNew'
        : lower
          ? 'priceDown'
          : 'priceUp'
  return (
    <li className="task-row">
      <span className="row-icon tone-sun">
        <Icon className="icon" aria-hidden="true" />
      </span>
      <div>
        <b>{t(`changes.${said}`, { name })}</b>
        <p className="num">
          {t(
            price.old === null
              ? 'changes.now'
              : price.new === null
                ? 'changes.was'
                : 'changes.nowWas',
            { ref: price.ref, now: moneyShort(price.new), was: moneyShort(price.old) },
          )}
        </p>
      </div>
      <Link
        className={buttonClass()}
        to={href('auth-cartera-inmueble-id', { id: price.propertyId })}
      >
        {t('changes.home')}
        <span className="spoken">: {name}</span>
      </Link>
    </li>
  )
}

/** What happened since yesterday began: homes found for demands, prices that moved. */
export function ChangesPanel({
  board,
  canOpen,
}: {
  board: Dashboard | undefined
  canOpen: DashboardSlots['canOpen']
}) {
  const { t } = useTranslation('dashboard')
  const nothing = board && board.matches.length === 0 && board.prices.length === 0
  const note =
    board && !nothing
      ? [
          board.matchCount > 0 && t('changes.matches', { count: board.matchCount }),
          board.prices.length > 0 && t('changes.prices', { count: board.prices.length }),
        ]
          .filter(Boolean)
          .join(', ')
      : undefined
  return (
    <Panel title={t('changes.title')} note={note} flush className="span-seven">
      {!board ? (
        <SkeletonRows rows={4} label={t('changes.loading')} />
      ) : nothing ? (
        <EmptyState
          level={3}
          icon={CircleCheck}
          title={t('changes.emptyTitle')}
          text={t('changes.emptyText')}
        />
      ) : (
        <First
          rows={[
            ...board.matches.map((match) => (
              <Found key={match.demandId} match={match} canOpen={canOpen} />
            )),
            ...board.prices.map((price) => (
              <Move key={price.propertyId + price.operation} price={price} />
            )),
          ]}
        />
      )}
    </Panel>
  )
}
