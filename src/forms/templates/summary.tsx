import { CircleAlert } from 'lucide-react'
import { forwardRef } from 'react'
import { focusField } from '../focus'
import { sayProblem, useLive, useScope } from '../scope'

/** What must be mended, each line a link to its field; takes focus when sending was refused. */
export const ErrorSummary = forwardRef<HTMLDivElement>(function ErrorSummary(_, ref) {
  const { formId, store, words } = useScope()
  const asked = useLive((live) => live.get().asked || Object.keys(live.get().server).length > 0)
  const key = useLive((live) => live.problems().join())
  const paths = key ? key.split(',') : []
  if (!asked || paths.length === 0) return null
  return (
    <div className="error-summary" ref={ref} tabIndex={-1} role="alert">
      <h2>
        <CircleAlert size={20} aria-hidden />
        {words.t('forms:summary', { count: paths.length })}
      </h2>
      <ul>
        {paths.map((path) => {
          const problem = store.problem(path)
          const text = `${words.label(path)}: ${problem === null ? '' : sayProblem(problem, words)}`
          return (
            <li key={path}>
              <a
                href={`#${formId}.${path}`}
                onClick={(event) => {
                  event.preventDefault()
                  focusField(formId, path)
                }}
              >
                {text}
              </a>
            </li>
          )
        })}
      </ul>
    </div>
  )
})
