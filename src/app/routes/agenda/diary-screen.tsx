import DiaryPage from '../../../features/agenda/diary/diary-page'
import { Subscribe } from '../../../features/calendar/subscribe'
import { VisitRequests } from '../../../features/visit/desk/requests'

/** The diary with what other rooms put beside it. */
export default function DiaryScreen() {
  return <DiaryPage Subscribe={Subscribe} Requests={VisitRequests} />
}
