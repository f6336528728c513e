import { runCourse } from '../server/modules/course/index.ts'
import { operatorSays } from './operator.ts'

// The operator's word on courses: what is offered, at which dates, and who attended.
await operatorSays(runCourse)
