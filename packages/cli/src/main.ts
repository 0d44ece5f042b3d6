/** The front door of the `apnap` command: loads it in the form that begins soonest. */
import { quickForm } from '@apnap/system';

await import(quickForm(new URL('./command.js', import.meta.url)).href);
