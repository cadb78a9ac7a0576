/**
 * State of a person sent to another application of the phone.
 *
 *   here ──follow──▶ leaving ──hide──▶ away ──show──▶ back
 *                       └──still here after 2 s──▶ stuck
 */
export type AppSwitch = 'here' | 'leaving' | 'stuck' | 'away' | 'back';

export type AppSwitchEvent = 'follow' | 'still here' | 'hide' | 'show';

/** The next state; an event that does not belong to this one changes nothing. */
export function appSwitchReducer(appSwitch: AppSwitch, event: AppSwitchEvent): AppSwitch {
  switch (event) {
    case 'follow':
      return 'leaving';
    case 'still here':
      return appSwitch === 'leaving' ? 'stuck' : appSwitch;
    case 'hide':
      return 'away';
    case 'show':
      return appSwitch === 'away' ? 'back' : appSwitch;
  }
}
