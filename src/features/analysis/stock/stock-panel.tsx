import {
  AnalysisHealthBand,
  AnalysisHomeAct,
  type AnalysisStock,
} from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { count } from '../../../lib/format'
import { ChipToggle } from '../../../ui/workspace/kit/chip-toggle'
import type { Address } from '../frame/address'
import { Figure, Read } from '../frame/figure'
import { TooFew } from '../frame/too-few'
import { HealthRow } from './health-row'
import { HealthTable } from './health-table'
import { Pages } from './pages'
import { useStock } from './use-stock'

const isIn = <T extends string>(values: Record<string, T>, text: string | null) =>
  Object.values(values).find((value) => value === text)

interface ChoiceProps {
  stock: AnalysisStock
  band: AnalysisHealthBand | undefined
  act: AnalysisHomeAct | undefined
  set: Address['set']
}

/** How many stand so and ask for what; each number shows whose it is. */
function Choice({ stock: { bands, acts }, band, act, set }: ChoiceProps) {
  const { t } = useTranslation('analysis')
  return (
    <>
      <ul className="analysis-bands">
        {bands
          .filter((one) => one.band !== 'unknown' || one.n > 0)
          .map((one) => (
            <li key={one.band} data-band={one.band}>
              <b className="num">{count(one.n)}</b>
              <ChipToggle
                on={one.band === band}
                onClick={() => set({ franja: one.band === band ? '' : one.band })}
              >
                {t(`band.${one.band}`)}
              </ChipToggle>
            </li>
          ))}
      </ul>
      <div className="analysis-filters" role="group" aria-label={t('stock.asks')}>
        {acts
          .filter((one) => one.n > 0 || one.act === act)
          .map((one) => (
            <ChipToggle
              key={one.act}
              on={one.act === act}
              onClick={() => set({ pide: one.act === act ? '' : one.act })}
            >
              {t(`act.${one.act}.name`)} {count(one.n)}
            </ChipToggle>
          ))}
      </div>
    </>
  )
}

/** How each home on the market stands, the worst first, and what it asks for. */
export default function StockPanel({ address }: { address: Address }) {
  const { t } = useTranslation('analysis')
  const { params, set } = address
  const band = isIn(AnalysisHealthBand, params.get('franja'))
  const act = isIn(AnalysisHomeAct, params.get('pide'))
  const { stock, back, more } = useStock(address, {
    ...(band && { band }),
    ...(act && { act }),
  })
  return (
    <Read address={address} of={stock} today>
      {(data) => (
        <Figure
          title={t('stock.title')}
          meaning={t('stock.meaning', { count: data.n, n: count(data.n) })}
          facts={`n = ${count(data.n)}`}
          asOf={data.asOf}
          how={t('stock.how')}
          table={data.items.length > 0 ? <HealthTable homes={data.items} /> : null}
        >
          {data.n === 0 ? (
            <TooFew title={t('stock.none')} text={t('stock.noneText')} />
          ) : (
            <>
              <Choice stock={data} band={band} act={act} set={set} />
              {data.items.length === 0 ? (
                <TooFew title={t('stock.noneSo')} text={t('stock.noneSoText')} />
              ) : (
                <ul className="analysis-homes">
                  {data.items.map((home) => (
                    <HealthRow key={home.propertyId} home={home} />
                  ))}
                </ul>
              )}
              <p className="analysis-legend">
                {data.items[0]?.parts.map(({ part, of }) => (
                  <span key={part}>
                    <i aria-hidden="true" data-part={part} />
                    {t(`part.${part}`)} {count(of)}
                  </span>
                ))}
              </p>
              <Pages back={back} more={more} />
            </>
          )}
        </Figure>
      )}
    </Read>
  )
}
