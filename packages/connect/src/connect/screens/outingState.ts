/**
 * State of a person sent to another application of the phone.
 *
 *   here ──follow──▶ leaving ──hide──▶ away ──show──▶ back
 *                       └──still here after 2 s──▶ stuck
 */
export type Outing = 'here' | 'leaving' | 'stuck' | 'away' | 'back';

export type OutingEvent = 'follow' | 'still here' | 'hide' | 'show';

/** The next state; an event that does not belong to this one changes nothing. */
export function outingReducer(outing: Outing, event: OutingEvent): Outing {
  switch (event) {
    case 'follow':
      return 'leaving';
    case 'still here':
      return outing === 'leaving' ? 'stuck' : outing;
    case 'hide':
      return 'away';
    case 'show':
      return outing === 'away' ? 'back' : outing;
  }
}
