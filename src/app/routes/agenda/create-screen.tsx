import WritePage from '../../../features/agenda/write/write-page'

/** Writing an event. */
export default function CreateScreen() {
  return <WritePage />
}
