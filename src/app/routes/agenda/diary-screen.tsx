import DiaryPage from '../../../features/agenda/diary/diary-page'

/** The diary with what other rooms put beside it. */
export default function DiaryScreen() {
  return <DiaryPage />
}
