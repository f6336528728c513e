import type { SiteFigures } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { count } from '../../../lib/format'

/** Where visits come from, in which language pages are read, and on what. */
export function Sources({ figures }: { figures: SiteFigures }) {
  const { t } = useTranslation('site')
  const lists = [
    [
      'sources',
      figures.sources.map(({ source, visits }) => [t(`figures.source.${source}`), visits]),
    ],
    [
      'languages',
      figures.languages.map(({ language, views }) => [t(`language.${language}`), views]),
    ],
    ['devices', figures.devices.map(({ device, views }) => [t(`figures.device.${device}`), views])],
  ] as const
  if (figures.total.views === 0) return null
  return (
    <div className="site-sources">
      {lists.map(([name, rows]) =>
        rows.length === 0 ? null : (
          <dl key={name}>
            <h3>{t(`figures.${name}`)}</h3>
            {rows.map(([label, n]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="num">{count(Number(n))}</dd>
              </div>
            ))}
          </dl>
        ),
      )}
    </div>
  )
}
