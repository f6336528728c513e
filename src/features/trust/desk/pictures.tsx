import { Link } from 'react-router-dom'
import type { TrustPicture } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { href } from '../../../lib/href'
import { inlineClass } from '../../../ui/workspace/kit/inline-class'

/** The home's photos that homes of other agencies show, too, and where. */
export function Pictures({ pictures }: { pictures: readonly TrustPicture[] }) {
  const { t } = useTranslation('trust')
  if (pictures.length === 0) return null
  return (
    <section className="trust-group">
      <h3>{t('pictures')}</h3>
      <ul className="trust-pictures">
        {pictures.map(({ src, listingId, agencyName, earlier }) => (
          <li key={`${src} ${listingId}`}>
            <img src={`${src}/320.webp`} alt="" width={96} height={72} loading="lazy" />
            <div>
              <p>{t(earlier ? 'theirsFirst' : 'oursFirst', { agency: agencyName })}</p>
              <Link className={inlineClass()} to={href('inmueble-id', { id: listingId })}>
                {t('openOther', { agency: agencyName })}
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
