import DiaryPage from '../../../features/agenda/diary/diary-page'
import { Subscribe } from '../../../features/calendar/subscribe'

/** The diary with what other rooms put beside it. */
export default function DiaryScreen() {
  return <DiaryPage Subscribe={Subscribe} />
}
