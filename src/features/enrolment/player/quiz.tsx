import { BareForm } from '../../../ui/kit/bare/bare-form'
import { useState } from 'react'
import { useAnswerQuiz } from '../../../../generated/api/enrolment/enrolment'
import type { Lesson, QuizAnswer, QuizResult } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { useBusy } from '../../../lib/use-busy'
import { useWrite } from '../../../lib/write'
import { Button } from '../../../ui/workspace/kit/button'
import { Corrected, isAnswered, Question } from './question'

/** How it stands, and what one may do next. */
function Standing({ quiz }: { quiz: NonNullable<Lesson['quiz']> }) {
  const { t } = useTranslation('enrolment')
  return (
    <p className="enrolment-quiet">
      {quiz.best === null
        ? t('quiz.pass', { pass: quiz.pass })
        : t(quiz.passed ? 'quiz.passed' : 'quiz.best', { best: quiz.best, pass: quiz.pass })}{' '}
      {quiz.nextTryAt
        ? t('quiz.wait', { day: date(quiz.nextTryAt, 'DD/MM/YYYY HH:mm') })
        : t('quiz.left', { count: quiz.triesLeft })}
    </p>
  )
}

/** What came of a try, question by question. */
function Result({
  lesson,
  result,
  onAgain,
}: {
  lesson: Lesson
  result: QuizResult
  onAgain: () => Promise<void>
}) {
  const { t } = useTranslation('enrolment')
  const [busy, during] = useBusy()
  return (
    <div className="enrolment-stack">
      <p role="status" className={result.passed ? 'enrolment-passed' : 'enrolment-failed'}>
        {t(result.passed ? 'quiz.resultPassed' : 'quiz.resultFailed', { score: result.score })}
      </p>
      <Standing quiz={result.quiz} />
      {result.corrections.map((correction, at) => {
        const question = lesson.questions.find(({ id }) => id === correction.question)
        return (
          question && (
            <Corrected
              key={correction.question}
              question={question}
              number={at + 1}
              correction={correction}
            />
          )
        )
      })}
      {!result.quiz.nextTryAt && (
        <div>
          <Button busy={busy} onClick={() => void during(onAgain)}>
            {t('quiz.again')}
          </Button>
        </div>
      )}
    </div>
  )
}

interface QuizProps {
  id: string
  lesson: Lesson
  /** Reads the lesson again, with the questions of the next try; whether that went well. */
  onAgain: () => Promise<boolean>
}

/** The questions of a try; what was answered stays until the server has corrected it. */
export function Quiz({ id, lesson, onAgain }: QuizProps) {
  const { t } = useTranslation('enrolment')
  const [answers, setAnswers] = useState<Record<string, QuizAnswer>>({})
  const [checked, setChecked] = useState(false)
  const [isWarned, setWarned] = useState(false)
  const [shown, setShown] = useState<{ lesson: Lesson; result: QuizResult } | null>(null)
  const { busy, write } = useWrite(useAnswerQuiz, {
    done: null,
    reads: ['enrolment'],
    // The lesson is read again with other questions: the corrected ones stay in sight.
    onDone: (result) => setShown({ lesson, result }),
  })
  if (shown)
    return (
      <Result
        {...shown}
        onAgain={async () => {
          // Others are drawn: the last try's questions would change under the hand that answers.
          if (!(await onAgain())) return
          setShown(null)
          setAnswers({})
          setChecked(false)
          setWarned(false)
        }}
      />
    )
  const isOdd = Object.values(answers).some(({ number }) => Number.isNaN(number))
  const empty = lesson.questions.filter(
    ({ id: one }) => !isAnswered(answers[one] ?? { question: one }),
  )
  const send = () =>
    write({
      id,
      lessonId: lesson.id,
      data: { answers: lesson.questions.map((question) => answerOf(question.id)) },
    })
  const answerOf = (question: string): QuizAnswer => answers[question] ?? { question }
  return (
    // Not a schema form: the questions are the course's, not the contract's.
    <BareForm
      className="enrolment-stack"
      onSend={() => {
        setChecked(true)
        // What is no number would count as a wrong answer; a try is one of a few, and none is spent
        // on what was only overlooked.
        if (isOdd) return
        if (empty.length > 0) return setWarned(true)
        return send()
      }}
    >
      {lesson.quiz && <Standing quiz={lesson.quiz} />}
      {!lesson.quiz?.nextTryAt &&
        lesson.questions.map((question, at) => (
          <Question
            key={question.id}
            question={question}
            number={at + 1}
            answer={answerOf(question.id)}
            checked={checked}
            onAnswer={(answer) => setAnswers((before) => ({ ...before, [question.id]: answer }))}
          />
        ))}
      {!lesson.quiz?.nextTryAt && (
        <div className="enrolment-stack">
          {isWarned && empty.length > 0 && (
            <p className="enrolment-failed" role="alert">
              {t('quiz.empty', { count: empty.length })}
            </p>
          )}
          <div className="enrolment-acts">
            <Button type="submit" variant="main" busy={busy}>
              {t('quiz.send')}
            </Button>
            {isWarned && empty.length > 0 && (
              <Button variant="text" disabled={busy} onClick={() => void send()}>
                {t('quiz.sendEmpty')}
              </Button>
            )}
          </div>
        </div>
      )}
    </BareForm>
  )
}
