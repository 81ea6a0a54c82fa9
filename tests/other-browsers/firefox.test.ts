import { firefox } from './firefox.ts';
import { round } from './round.ts';

round(firefox);
