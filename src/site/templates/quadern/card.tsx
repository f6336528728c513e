import type { ListingCard } from '../../../../generated/model'
import { told } from '../../parts/home'
import { HomePhoto } from '../../parts/picture'
import { useSite } from '../../site'

const NONE = '–'

/** One line of the notebook. */
export function Row({ card }: { card: ListingCard }) {
  const { t } = useSite()
  const home = told(useSite(), card)
  return (
    <tr>
      <td className="reference">{home.ref}</td>
      <td className="thumb">
        <HomePhoto photo={card.photo} sizes="76px" />
      </td>
      <th scope="row" className="title-cell">
        <a href={home.href} lang={home.name.lang}>
          {home.name.text}
        </a>
      </th>
      <td className="place">
        {home.place}
        <small>{home.kind}</small>
      </td>
      <td className="right beds">{home.bedrooms ?? NONE}</td>
      <td className="right area">{home.area ?? NONE}</td>
      <td className="right area wide-only">{home.perM2 ?? NONE}</td>
      <td className="right price">
        {home.price}
        {home.before && (
          <s>
            <span className="hidden">{t('listing:price.before')} </span>
            {home.before}
          </s>
        )}
      </td>
    </tr>
  )
}
