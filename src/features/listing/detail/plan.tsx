import { lazy, Suspense, useState } from 'react'
import { useTranslation } from '../../../i18n'
import type { Photo as PhotoData } from '../../../../generated/model'
import { Photo, photoAt } from '../card/photo'
import { textIn } from '../text-in'

const Lightbox = lazy(() => import('./lightbox'))

/** Floor plans, each as large as the page allows, and a link to all of it. */
export function Plan({ plans }: { plans: readonly PhotoData[] }) {
  const { t, i18n } = useTranslation('listing')
  const [open, setOpen] = useState<number | null>(null)
  if (plans.length === 0) return null
  return (
    <section className="block" id="plano">
      <h2>{t('detail.plan')}</h2>
      {plans.map((plan, index) => {
        const caption = textIn(plan.caption, i18n.language)?.text
        return (
          <figure key={plan.src} className="plan">
            <a
              data-opens
              href={photoAt(plan, 1440)}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return
                event.preventDefault()
                setOpen(index)
              }}
            >
              <Photo
                photo={plan}
                alt={caption ?? t('detail.planAlt')}
                sizes="(min-width: 1080px) 880px, 92vw"
              />
            </a>
            {caption ? <figcaption className="sub">{caption}</figcaption> : null}
          </figure>
        )
      })}
      {open === null ? null : (
        <Suspense>
          <Lightbox photos={plans} start={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </section>
  )
}
