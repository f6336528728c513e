import { HomePage } from '../../../features/listing/home/home-page'
import { PlaceField } from '../../../features/place/place-field'

/** Home, with the field that finds places. */
export default function HomeScreen() {
  return <HomePage PlaceField={PlaceField} />
}
