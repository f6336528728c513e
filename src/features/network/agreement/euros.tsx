import { useListAgreementHomes } from '../../../../generated/api/network/network'
import type { Agreement, AgreementHome, AgreementVersion } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { count, money } from '../../../lib/format'
import { Panel } from '../../../ui/panel'
import { split } from './split'

/** What the terms come to for one home of ours, sold by the other: each version with its bar. */
export function Euros({ agreement }: { agreement: Agreement }) {
  const { t } = useTranslation('network')
  const { data } = useListAgreementHomes(agreement.id, { limit: 50 }, { request: { silent: true } })
  const home = data?.items.find(({ state, price }) => state === 'shared' && price)
  const { versions, proposed, inForce, partnerName } = agreement
  const shown = versions
    .filter(({ number }) => number === proposed || number === inForce || number === 1)
    .slice(0, 2)
    .reverse()
  const newest = shown.at(-1)
  if (!home?.price || !newest) return null
  const fees = shown.map(({ terms }) => split(home.price ?? 0, terms))
  const [first, last] = [fees[0], fees.at(-1)]
  const gain = first && last ? last.lister - first.lister : 0
  return (
    <Panel title={t('euros.title')}>
      <div className="network-euros">
        <p>
          {t('euros.text', {
            name: partnerName,
            ref: home.ref,
            price: money(home.price),
            pct: count(newest.terms.commissionPct),
          })}
        </p>
        {shown.map((version) => (
          <Bar key={version.number} version={version} home={home} />
        ))}
        <p className="network-legend">
          <span className="is-ours">{t('euros.ours')}</span>
          <span className="is-theirs">{t('euros.theirs', { name: partnerName })}</span>
        </p>
        {shown.length > 1 && gain !== 0 && (
          <p className="network-gain">
            <span>{t(gain < 0 ? 'euros.less' : 'euros.more')}</span>
            <b className={gain < 0 ? 'is-less num' : 'is-more num'}>{money(Math.abs(gain))}</b>
          </p>
        )}
      </div>
    </Panel>
  )
}

function Bar({ version, home }: { version: AgreementVersion; home: AgreementHome }) {
  const { t } = useTranslation('network')
  const { terms, number } = version
  const { lister, seller } = split(home.price ?? 0, terms)
  const share = 100 - terms.sellerSplitPct
  return (
    <div>
      <p className="network-bar-head num">
        <span>{t('euros.version', { n: number })}</span>
        <span>
          {count(share)} / {count(terms.sellerSplitPct)}
        </span>
      </p>
      <div className="network-bar num">
        <span style={{ flexGrow: share }}>{money(lister)}</span>
        <span style={{ flexGrow: terms.sellerSplitPct }}>{money(seller)}</span>
      </div>
    </div>
  )
}
