"use client";

import { Check, X } from "lucide-react";
import type { ReactNode } from "react";
import { OrderList } from "#components/ui/order-list.tsx";
import { useTexts } from "#components/ui/texts.tsx";
import type { PlayerQuestion } from "./use-player.ts";

type Step = PlayerQuestion["choices"][number];

/** The steps in the order of an answer, which names one on each line; as they were put where it names others. */
export const stepsInOrder = (steps: readonly Step[], answer: string): readonly Step[] => {
  const named = answer.split("\n").map((line) => steps.find(({ value }) => value === line));
  const found = named.filter((step) => step !== undefined);
  return found.length === steps.length ? found : steps;
};

/** Steps that are put into their order. */
export const StepList = (props: {
  steps: readonly Step[];
  legend: string;
  /** The order so far, a step on each line; "" while nothing was moved. */
  order: string;
  disabled: boolean;
  onOrder: (order: string) => void;
  onEnter: () => void;
}) => {
  const t = useTexts();
  const { steps, order, onOrder, ...rest } = props;
  return (
    <OrderList
      {...rest}
      items={stepsInOrder(steps, order).map((step) => ({ ...step, name: step.value }))}
      keys={t("player.steps.keys")}
      onOrder={(values) => onOrder(values.join("\n"))}
    />
  );
};

/** After the answer: the student's order with a mark for each place, and the right one beside it. */
export const OrderComparison = (props: {
  steps: readonly Step[];
  order: string;
  keyValue: string;
}) => {
  const t = useTexts();
  const [own, right] = [props.order, props.keyValue].map((one) => stepsInOrder(props.steps, one));
  const isRight = props.order === props.keyValue;
  return (
    <div className="grid grid-cols-1 gap-6 sm:has-[>:nth-child(2)]:grid-cols-2">
      <OrderColumn title={t("player.steps.own")}>
        {own?.map((step, at) => {
          const fits = step.value === right?.[at]?.value;
          const Icon = fits ? Check : X;
          return (
            <OrderRow
              key={step.value}
              number={at + 1}
              look={fits ? "right" : "wrong"}
              label={step.label}
            >
              <Icon aria-hidden="true" className="size-4" strokeWidth={2.5} />
              <span className="sr-only">{t(fits ? "player.right" : "player.wrong")}</span>
            </OrderRow>
          );
        })}
      </OrderColumn>
      {!isRight && (
        <OrderColumn title={t("player.steps.right")}>
          {right?.map((step, at) => (
            <OrderRow key={step.value} number={at + 1} look="plain" label={step.label} />
          ))}
        </OrderColumn>
      )}
    </div>
  );
};

const OrderColumn = (props: { title: string; children: ReactNode }) => (
  <section className="grid grid-cols-1 content-start gap-2">
    <h3 className="caption">{props.title}</h3>
    <ol className="grid grid-cols-1 gap-2">{props.children}</ol>
  </section>
);

const OrderRow = (props: {
  number: number;
  look: "right" | "wrong" | "plain";
  label: ReactNode;
  children?: ReactNode;
}) => (
  <li
    data-look={props.look}
    className="flex items-center gap-3 rounded-xl border border-rule px-4 py-2 data-[look=right]:border-correct-line data-[look=right]:bg-correct-wash data-[look=wrong]:border-loss-line data-[look=wrong]:bg-loss-wash"
  >
    <span className="caption flex-none tabular-nums">{props.number}</span>
    <span className="min-w-0 flex-1 font-serif text-lg wrap-anywhere">{props.label}</span>
    {props.children}
  </li>
);
