import { round } from './round.ts';
import { webkitgtk } from './webkitgtk.ts';

round(webkitgtk);
