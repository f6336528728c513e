import type { Introduction } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import type { ProposeDealSlot } from '../../../slots/introduction'
import { StatusChip } from '../../../ui/status-chip'
import { Strength } from '../strength'
import { homeTitle } from '../title'
import { IntroductionActs } from './introduction-acts'

/** One introduction: which home, whose client, since when, by what, and what is said of it. */
export function IntroductionRow({
  introduction,
  Propose,
}: {
  introduction: Introduction
  Propose: ProposeDealSlot
}) {
  const { t, i18n } = useTranslation('introduction')
  const { home, role, client, day, first, agencyName, partnerName, dispute } = introduction
  const title = homeTitle(home, i18n.language)
  const who =
    role === 'lister' ? (agencyName ?? t('row.someone')) : (client?.name ?? t('row.erased'))
  const facts = [
    home.ref,
    home.place,
    role === 'seller' && partnerName && t('row.of', { name: partnerName }),
    t('row.since', { day: date(day) }),
  ]
  return (
    <li className="introduction-row">
      <div className="introduction-what">
        <h3>
          {who} <Standing first={first} role={role} />
          {dispute && <StatusChip tone="error">{t('row.disputed')}</StatusChip>}
        </h3>
        <p>{title || t('row.gone')}</p>
        <p className="introduction-quiet num">{facts.filter(Boolean).join(' · ')}</p>
        <Strength evidence={introduction.evidence} strength={introduction.strength} />
        {dispute && <Parties dispute={dispute} />}
      </div>
      <IntroductionActs introduction={introduction} title={title} Propose={Propose} />
    </li>
  )
}

/**
 * Whether nobody came before; of an own client nobody knows before a check has asked, of a partner's
 * it is told in a dispute or a deal.
 */
function Standing({ first, role }: Pick<Introduction, 'first' | 'role'>) {
  const { t } = useTranslation('introduction')
  if (first === null && role === 'lister') return null
  if (first === null) return <StatusChip tone="neutral">{t('row.unchecked')}</StatusChip>
  return (
    <StatusChip tone={first ? 'ok' : 'sun'}>
      {t(first ? (role === 'lister' ? 'row.firstHere' : 'row.first') : 'row.later')}
    </StatusChip>
  )
}

/** Who says to have introduced the client, and why it is disputed. */
function Parties({ dispute }: { dispute: NonNullable<Introduction['dispute']> }) {
  const { t } = useTranslation('introduction')
  return (
    <div className="introduction-dispute">
      <blockquote>{dispute.text}</blockquote>
      <ol>
        {dispute.parties.map((one) => (
          <li key={`${one.agencyName} ${one.day} ${one.evidence}`} className="num">
            <b>{one.own ? t('row.own') : (one.agencyName ?? t('row.hidden'))}</b>{' '}
            {t('row.party', { day: date(one.day), evidence: t(`evidence.${one.evidence}`) })}
          </li>
        ))}
      </ol>
    </div>
  )
}
