import { useState } from 'react'
import type { MarketHome } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { m2 } from '../../../lib/format'
import { classNames } from '../../../ui/kit/class-names'
import { StatusChip } from '../../../ui/status-chip'
import { Button } from '../../../ui/workspace/kit/button'
import { HomeChooser } from './home-chooser'

/** The home for which prices and times are counted, and what it lacks. */
export function HomeBar({
  home,
  onChoose,
}: {
  home: MarketHome | null
  onChoose: (id: string | null) => void
}) {
  const { t } = useTranslation('market')
  const [isOpen, setOpen] = useState(false)
  return (
    <section
      className={classNames('ui-panel market-home', !home && 'is-none')}
      aria-label={t('home.label')}
    >
      {home?.picture && <img src={`${home.picture}/320.webp`} alt="" width={76} height={56} />}
      <div>
        <h2>{home ? t('home.for', { title: home.title }) : t('home.no')}</h2>
        <p className="muted">
          {home ? [home.ref, home.town, m2(home.m2)].filter(Boolean).join(' · ') : t('home.noText')}
        </p>
      </div>
      {home && home.lacks.length > 0 && (
        <p className="market-lacks">
          {t('home.lacks')}{' '}
          {home.lacks.map((one) => (
            <StatusChip key={one} tone="sun" dot={false}>
              {t(`category.${one}`)}
            </StatusChip>
          ))}
        </p>
      )}
      <div className="market-home-acts">
        {home && (
          <Button variant="text" onClick={() => onChoose(null)}>
            {t('home.without')}
          </Button>
        )}
        <Button onClick={() => setOpen(true)}>{t(home ? 'home.change' : 'home.choose')}</Button>
      </div>
      {isOpen && <HomeChooser onChoose={onChoose} onClose={() => setOpen(false)} />}
    </section>
  )
}
