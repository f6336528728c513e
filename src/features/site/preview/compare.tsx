import { useState } from 'react'
import { useTranslation } from '../../../i18n'
import { BareInput } from '../../../ui/kit/bare/bare-input'
import { Shot } from '../frame/shot'
import './compare.css'

interface CompareProps {
  published: string
  draft: string
  width: number
  ratio: number
  /** Draws the draft again. */
  drawn: string
}

/** What strangers read and what they will, one over the other, with a line that is pushed across. */
export function Compare({ published, draft, width, ratio, drawn }: CompareProps) {
  const { t } = useTranslation('site')
  const [at, setAt] = useState(50)
  const name = { width }
  return (
    <>
      <div className="site-compare" style={{ '--at': at / 100 } as object}>
        <Shot
          key={published}
          url={published}
          title={t('preview.publishedAt', name)}
          width={width}
          ratio={ratio}
        />
        <div className="site-compare-over">
          <Shot
            key={draft}
            url={draft}
            title={t('preview.at', name)}
            width={width}
            ratio={ratio}
            drawn={drawn}
          />
        </div>
        <span className="site-compare-line" aria-hidden="true" />
        <BareInput
          type="range"
          aria-label={t('preview.compareAt', name)}
          aria-valuetext={t('preview.part', { pct: at })}
          min={0}
          max={100}
          value={at}
          onChange={({ target }) => setAt(Number(target.value))}
        />
      </div>
      <p className="site-compare-foot muted" aria-hidden="true">
        <span>{t('preview.published')}</span>
        <span>{t('preview.draft')}</span>
      </p>
    </>
  )
}
