import { termsOf } from "./terms-of.ts";

/** Words of grammar and of a question's frame, which say nothing of what is asked. */
const words = `
a an the of to in on at by for from with as and or but if then than so such not no nor is are was were be been being am
do does did done doing has have had having it its it's this that these those there here they them their he she his her
i me my mine we us our you your yours who whom whose which what when where why how can could may might must shall should
will would want wants wanted need needs needed like get gets getting got let lets make makes making made way ways please
help tell show explain someone somebody something anything thing things one any some all each every also just only even
still yet too very more most much many few lot same other another again into onto out up down over under about after
before between through during without within while because since until both either neither whether possible able
instead don t s ll re ve m d doesn isn can cannot won using use used vs
и в во на с со к ко о об от у из за по до для при под над без через между перед после про ли же бы не ни но а да или
что чтобы чем чего чему как какой какая какое какие каких каким какую каком какого кто кому когда где куда откуда почему
зачем это этот эта эти этого этом этой этим тот та те того том той тем то там тут здесь так такой такая такое такие мне
меня мной мой моя мое мои моего моей я ты вы вам вас ваш мы нам нас наш он она оно они его ее их ему ей им себя себе
свой своя свое свои можно нужно надо ли есть быть был была было были будет будут если уже еще тоже также только даже
очень все всех всего всем весь вся каждый другой самый один одна одно хочу хочется хотел могу может могут должен должна
подскажите скажите помогите пожалуйста объясните расскажите сделать делать сделано получить получается ведь вот раз
чтоб либо нибудь какой-нибудь что-то как-то где-то именно`;

export const stopTerms: ReadonlySet<string> = new Set(termsOf(words));
