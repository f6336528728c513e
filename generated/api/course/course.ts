import type {
  Course,
  CourseId,
  CourseList,
  ListCoursesParams
} from '../../model';

import { http } from '../../../src/lib/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * Every signed-in person, of whatever role. By kind when asked; by title in the language of the caller, at most 200, without paging. A course that was withdrawn is not listed; who is in it ends it.
 * @summary Courses that are offered
 */
export const listCourses = (
    params?: ListCoursesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<CourseList>(
      {url: `/api/v1/course/`, method: 'GET',
        params, signal
    },
      options);
    }


/**
 * Every signed-in person. The outline by names; what lessons say and ask is read by who is enrolled (getLesson). 404 for one that is not offered.
 * @summary A course with its outline and its dates
 */
export const getCourse = (
    id: CourseId,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Course>(
      {url: `/api/v1/course/${id}/`, method: 'GET', signal
    },
      options);
    }


