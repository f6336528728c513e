import type { StepUpMethod } from './stepUpMethod.ts';

/**
 * How far this session has proved that it is its person's, and with what it can.
 */
export interface StepUp {
  /**
     * Until when operations with `x-step-up` are answered without asking; null means now they ask.
     * @nullable
     */
  until: string | null;
  /**
     * What this person can prove it with, the best first.
     * @minItems 1
     */
  methods: StepUpMethod[];
}
