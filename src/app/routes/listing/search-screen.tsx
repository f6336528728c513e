import { SearchPage } from '../../../features/listing/search/search-page'
import { PlaceField } from '../../../features/place/place-field'

/** Results, with the field that finds places. */
export default function SearchScreen() {
  return <SearchPage PlaceField={PlaceField} />
}
