import NewBuildPage from '../../../features/listing/new-build/new-build-page'
import { PlaceField } from '../../../features/place/place-field'

/** New build, with the field that finds places. */
export default function NewBuildScreen() {
  return <NewBuildPage PlaceField={PlaceField} />
}
